import { inject } from 'vitest'

/** A database with its schema alone, or the cast as well. */
export type Prepared = 'migrated' | 'staffed'
export type Service = 'S3' | 'PostgreSQL' | `${Prepared} ${'SQLite' | 'PostgreSQL'}`

declare module 'vitest' {
  interface ProvidedContext {
    /** A test asks for the address of a service here. */
    services: string
  }
}

/** Started by the first test that asks for it. */
export async function addressOf(service: Service): Promise<string> {
  const response = await fetch(new URL(encodeURIComponent(service), inject('services')))
  if (!response.ok) throw new Error(await response.text())
  return response.text()
}
