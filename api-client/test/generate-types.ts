import openapiTS, { astToString } from 'openapi-typescript'

const HEAD = `// Made by \`npm run generate -w api-client\` from /api/v1/openapi.json. A test holds it equal.\n\n`

/** @returns the source of the types of an OpenAPI document. */
export async function typesOf(document: URL): Promise<string> {
  const nodes = await openapiTS(document, { alphabetize: false })
  return HEAD + astToString(nodes)
}
