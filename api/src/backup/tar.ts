import type { Readable, Writable } from 'node:stream'
import { runProgram } from './programs.ts'

// By the program of every Debian, macOS and Windows: it holds no file in memory, however large the database is.

/** Writes a folder into a stream, and ends it when all is there. @param compress as .tar.gz */
export function packFolder(folder: string, output: Writable, compress = false): Promise<void> {
  return runProgram('tar', { args: [compress ? '-cz' : '-c', '-f', '-', '-C', folder, '.'], output })
}

/** Writes what is in a .tar.gz into a folder. */
export function unpackInto(folder: string, input: Readable): Promise<void> {
  return runProgram('tar', { args: ['-xz', '-f', '-', '-C', folder], input })
}
