/** Id of the page's heading, which takes the keyboard when a card is gone. */
export const COLLECTION_TITLE_ID = 'collection-title'
