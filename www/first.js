/** What is to be seen before the rest of the page is here: without a link the front page, whose head is in the markup. */

if (!location.hash) document.body.dataset.show = "front";
