import {
  defaultPublicLanguage,
  isPublished,
  type Language,
  type PublicLanguage,
} from './language.ts'
import { Problem } from '../problem.ts'

/** The default stays published under its code, so that visitors always have a language. */
export function changeLanguage(
  language: Language,
  change: { [Field in keyof PublicLanguage]?: PublicLanguage[Field] | undefined },
): Language {
  const changed = { ...language, ...change } as Language
  const isStillPublic = changed.code === language.code && isPublished(changed)
  if (language.code === defaultPublicLanguage && !isStillPublic)
    throw new Problem('default-language')
  return changed
}
