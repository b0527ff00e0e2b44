import { isPublished, type Language, type LanguageCode } from '../domain/language.ts'
import { Problem } from '../domain/problem.ts'
import type { Database } from './database.ts'

export function createLanguageStore({ connection }: Database) {
  async function all(): Promise<Language[]> {
    return connection
      .selectFrom('languages')
      .select(['id', 'name', 'code', 'status'])
      .orderBy('id')
      .execute()
  }

  return {
    all,

    async published(): Promise<Language[]> {
      return (await all()).filter(isPublished)
    },

    /** Throws Problem('not-found') for a code that does not exist. */
    async get(code: LanguageCode): Promise<Language> {
      const language = (await all()).find((known) => known.code === code)
      if (!language) throw new Problem('not-found')
      return language
    },

    /** Throws Problem('not-found') for a code visitors may not see. */
    async getPublished(code: LanguageCode): Promise<Language> {
      const language = (await all()).find((known) => known.code === code)
      if (!language || !isPublished(language)) throw new Problem('not-found')
      return language
    },
  }
}
