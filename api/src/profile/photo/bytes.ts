/** Why a file is no photo that may be stored. The text is for who sent it. */
export class PhotoError extends Error {
  override name = 'PhotoError'
}

export const BROKEN = 'This image is damaged.'
export const METADATA = 'This image holds more than pixels (metadata, text or other data).'

/** Reads a file from its begin to its end. Throws PhotoError where it ends too soon. */
export class Bytes {
  readonly #view: DataView
  readonly #content: Uint8Array
  at = 0

  constructor(content: Uint8Array) {
    this.#content = content
    this.#view = new DataView(content.buffer, content.byteOffset, content.byteLength)
  }

  get left(): number {
    return this.#content.length - this.at
  }

  take(length: number): Uint8Array {
    if (length > this.left) throw new PhotoError(BROKEN)
    const part = this.#content.subarray(this.at, this.at + length)
    this.at += length
    return part
  }

  byte(): number {
    return this.#number(1, (at) => this.#view.getUint8(at))
  }

  /** Of two bytes, the high one first. */
  word(): number {
    return this.#number(2, (at) => this.#view.getUint16(at))
  }

  /** Of four bytes, the highest first. */
  long(): number {
    return this.#number(4, (at) => this.#view.getUint32(at))
  }

  /** Of four bytes, the lowest first. */
  longLowFirst(): number {
    return this.#number(4, (at) => this.#view.getUint32(at, true))
  }

  /** Four letters. */
  name(): string {
    return String.fromCharCode(...this.take(4))
  }

  #number(length: number, read: (at: number) => number): number {
    if (length > this.left) throw new PhotoError(BROKEN)
    const value = read(this.at)
    this.at += length
    return value
  }
}

/** Throws PhotoError unless it holds. */
export function must(holds: boolean, text = BROKEN): void {
  if (!holds) throw new PhotoError(text)
}

/** Width and height in pixels. */
export interface Size {
  width: number
  height: number
}
