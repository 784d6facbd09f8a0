import type { Logger } from '../log/logger.ts'

/**
 * A text as an answer that is made no faster than it is read, so that its size takes no memory. The first piece is read
 * before the answer begins, so that an unavailable database gives a 503 and not half a file. When a later one fails, the
 * connection breaks: half a file must not look like a whole one.
 */
export async function streamText(
  pieces: AsyncGenerator<string>,
  log: Logger,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let next: IteratorResult<string> | undefined = await pieces.next()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { value, done } = next ?? (await pieces.next())
        next = undefined
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      } catch (err) {
        log.error({ err }, 'an export broke off')
        throw err
      }
    },
    cancel: async () => void (await pieces.return(undefined)),
  })
}
