import { inject } from 'vitest'

export type Prepared = 'migrated' | 'staffed' | 'furnished'
export type Service = 'S3' | 'PostgreSQL' | `${Prepared} ${'SQLite' | 'PostgreSQL'}`

declare module 'vitest' {
  interface ProvidedContext {
    services: string
  }
}

export async function addressOf(service: Service): Promise<string> {
  const response = await fetch(new URL(encodeURIComponent(service), inject('services')))
  if (!response.ok) throw new Error(await response.text())
  return response.text()
}
