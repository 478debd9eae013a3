/** The pages of proofs stand still: all that they take from the main page is whether someone likes it light or dark. */

import { apply, recall } from "./shared/liking.js";

apply(recall());
