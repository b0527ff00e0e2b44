import type { AuthorResponse } from '../../contract/shared.ts'
import { useWords } from '../app/locale/locale.tsx'
import { kitWords } from './words.ts'

/** `Layla`, or `Layla · key Import` for what a program did with an access key of hers. */
export function AuthorName({ author }: { author: AuthorResponse }) {
  const words = useWords(kitWords)
  const { name, key } = author
  return <bdi>{key === undefined ? name || words.unknownUser : words.withKey(name, key)}</bdi>
}
