import { randomBytes } from 'node:crypto'
import { createApi } from '../src/api/create-api.ts'
import { createTokens } from '../src/api/http/tokens.ts'
import { createStorage } from '../src/storage/create-storage.ts'
import type { Shipping } from '../src/storage/changes/ship-changes.ts'
import { apiKey } from '../tests/support/product.ts'

export async function bareApi(dataFolder: string, shipping?: Shipping) {
  const storage = await createStorage({ dataFolder, shipping })
  const api = createApi({
    storage,
    tokens: createTokens(randomBytes(32).toString('hex')),
    apiKey,
    now: () => new Date(),
    addressOf: () => '192.0.2.1',
    originOf: () => 'https://naoura.example',
    log: { info: () => {}, error: console.error },
    countView: () => {},
    refused: () => {},
  })
  const call = (path: string, init: RequestInit = {}) =>
    api.request(path, { ...init, headers: { 'api-key': apiKey, ...init.headers } })
  return { storage, call }
}
