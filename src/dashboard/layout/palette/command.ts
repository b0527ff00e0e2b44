import type { Icon } from '@tabler/icons-react'
import { hasWordsOf } from '../../../domain/search/search-text.ts'

export type Command = {
  id: string
  name: string
  /** A command is found by this besides its name: the same in the other language. */
  also: string
  /** Shown beside the name: the section of an article. */
  hint?: string
  icon: Icon
  run: () => void
}
export type CommandGroup = {
  id: 'pages' | 'create' | 'articles' | 'settings'
  commands: Command[]
}

/** The groups with what a query finds in them; everything while it is blank. Articles are found already. */
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
