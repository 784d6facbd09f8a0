/** A quotation, word for word from a work that is out of copyright: its author died more than 70 years ago. */
export interface Quotation {
  /** The words, in modern spelling; lines of a verse are parted by a line break. */
  text: string
  author: string
  /** Year of the author's death. */
  died: number
  /** The work, and the place in it. */
  work: string
  /** Year in which the work came out, or the speech was held. */
  year: number
}
