import { type messages, PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

const { serialize } = protocol

/** A statement that the database has parsed. After a few runs it keeps a plan of it, too. */
interface Statement {
  name: string
  /** What the database said of its parameters and columns. */
  description: messages.BackendMessage[]
  /** Of its parameters. */
  types: number[]
  parsers: PGlite['parsers']
}

/**
 * PGlite that has a prepared query parsed and planned once. Its own `query` has that done at every call, which for most
 * of ours takes several times as long as running them. Drizzle does not pass the name of a prepared query on, but it
 * passes one and the same object of options at each call of it, and a new one with any other query: so a statement is
 * prepared when its options come for the second time. Inside a transaction nothing is.
 */
export class PreparingPGlite extends PGlite {
  readonly #seen = new WeakSet<QueryOptions>()
  readonly #statements = new WeakMap<QueryOptions, Statement>()
  #count = 0

  override async query<T>(text: string, params: unknown[] = [], options?: QueryOptions): Promise<Results<T>> {
    if (!options || !this.#isSeen(options)) return super.query(text, params, options)
    await this._checkReady()
    // Both, as `query` does: nothing may slip into a transaction that is open.
    return this._runExclusiveTransaction(() =>
      this._runExclusiveQuery(async () => {
        const statement = this.#statements.get(options) ?? (await this.#prepare(text, options))
        return this.#run<T>(statement, params, options)
      }),
    )
  }

  #isSeen(options: QueryOptions): boolean {
    const isSeen = this.#seen.has(options)
    this.#seen.add(options)
    return isSeen
  }

  async #prepare(text: string, options: QueryOptions): Promise<Statement> {
    const name = `prepared_${++this.#count}`
    const description = await this.#send(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    const types = parse.parseDescribeStatementResults(description)
    const statement = { name, description, types, parsers: { ...this.parsers, ...options.parsers } }
    this.#statements.set(options, statement)
    return statement
  }

  async #run<T>(
    { name, description, types, parsers }: Statement,
    params: readonly unknown[],
    { rowMode = 'object' }: QueryOptions,
  ): Promise<Results<T>> {
    const values = params.map((value, index) => {
      if (value === null || value === undefined) return null
      const serializer = this.serializers[types[index] ?? 0]
      return serializer ? serializer(value) : String(value)
    })
    const answers = await this.#send(serialize.bind({ statement: name, values }), serialize.execute())
    const [result] = parse.parseResults([...description, ...answers], parsers, { rowMode })
    if (!result) throw new Error('The database gave no result.')
    // What the rows are is the caller's word, as with `query` itself.
    return result as Results<T>
  }

  /** Sends messages at once. An error of one ends them all, and what they have changed. */
  #send(...parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: true })
  }
}
