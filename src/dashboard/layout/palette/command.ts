import type { Icon } from '@tabler/icons-react'
import { hasWordsOf } from '../../../domain/search/search-text.ts'

export type Command = {
  id: string
  name: string
  also: string
  hint?: string
  icon: Icon
  run: () => void
}
export type CommandGroup = {
  id: 'pages' | 'create' | 'articles' | 'settings'
  commands: Command[]
}

/** A blank query finds everything. Articles have been searched for already. */
export function foundIn(groups: CommandGroup[], query: string): CommandGroup[] {
  return groups
    .map(({ id, commands }) => ({
      id,
      commands: id === 'articles' ? commands : commands.filter((one) => isFound(one, query)),
    }))
    .filter(({ commands }) => commands.length > 0)
}

export function isFound({ name, also, hint = '' }: Command, query: string): boolean {
  return hasWordsOf(query, `${name} ${also} ${hint}`)
}
