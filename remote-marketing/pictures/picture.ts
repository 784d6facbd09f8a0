/** What is shown where a page is shared: 1200 × 630 pixels, in the default theme. */
export interface Picture {
  /** Its path in the release: `og/`, then the page's folder. */
  file: string
  /** The page's title, line by line. */
  title: readonly string[]
  /** One short line below it. */
  line: string
  /** Markup of the drawn piece of the product, in a box of the whole picture, below the words. */
  drawing: string
}
