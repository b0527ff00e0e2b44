import {
  IconBell,
  IconExternalLink,
  IconKeyboard,
  IconLanguage,
  IconLogout,
  IconPalette,
  IconPlus,
} from '@tabler/icons-react'
import { useNavigate, useSubmit } from 'react-router'
import { articleSections } from '../../../domain/article.ts'
import { themes, useTheme } from '../../../ui/theme.ts'
import { listPath } from '../../app/shell/section-of.ts'
import { useInterface } from '../../app/locale/interface.tsx'
import { signOutPath } from '../../app/session.ts'
import { useLanguages } from '../../app/shell/use-languages.ts'
import { useMenu } from '../../app/shell/use-menu.ts'
import { useSiteAddress } from '../view-site.tsx'
import { arabic } from '../../app/locale/arabic.ts'
import { english } from '../../app/locale/english.ts'
import { type Command, type CommandGroup, foundIn } from './command.ts'
import { useArticleCommands } from './use-article-commands.ts'
import type { Layer } from './use-layer.ts'

/** What can be done from anywhere, in the order it is offered; articles may still be on their way. */
export function useCommands(open: (layer: Layer) => void, query: string) {
  const settings = [...useLanguageCommands(), ...useThemeCommands(), ...useShellCommands(open)]
  const articles = useArticleCommands(query)
  const groups: CommandGroup[] = [
    { id: 'pages', commands: usePageCommands() },
    { id: 'create', commands: useCreateCommands() },
    { id: 'articles', commands: articles.commands },
    { id: 'settings', commands: settings },
  ]
  return { groups: foundIn(groups, query), isSearching: articles.isSearching }
}

function usePageCommands(): Command[] {
  const { words } = useInterface()
  const navigate = useNavigate()
  return useMenu().flatMap(({ entries }) =>
    entries.map(({ page, path, icon }) => ({
      id: path,
      name: words.shell.pages[page],
      also: inBoth(({ shell }) => shell.pages[page]),
      icon,
      run: () => void navigate(path),
    })),
  )
}

function useCreateCommands(): Command[] {
  const { words } = useInterface()
  const navigate = useNavigate()
  return articleSections.map((section) => ({
    id: `new-${section}`,
    name: words.sections[section].create,
    also: inBoth(({ sections }) => sections[section].create),
    icon: IconPlus,
    run: () => void navigate(`${listPath(section)}/new`),
  }))
}

function useLanguageCommands(): Command[] {
  const { words, language, choose } = useInterface()
  const others = useLanguages().filter(({ code }) => code !== language)
  return others.map(({ code, name }) => ({
    id: `language-${code}`,
    name: words.palette.interfaceIn(name),
    also: inBoth(({ palette }) => palette.interfaceIn(code)),
    icon: IconLanguage,
    run: () => choose(code),
  }))
}

function useThemeCommands(): Command[] {
  const { words } = useInterface()
  const [current, choose] = useTheme()
  const others = themes.filter((theme) => theme !== current)
  return others.map((theme) => ({
    id: `theme-${theme}`,
    name: words.palette.theme(words.theme[theme]),
    also: inBoth((words) => words.palette.theme(words.theme[theme])),
    icon: IconPalette,
    run: () => choose(theme),
  }))
}

function useShellCommands(open: (layer: Layer) => void): Command[] {
  const { words } = useInterface()
  const submit = useSubmit()
  const site = useSiteAddress()
  return [
    {
      id: 'site',
      name: words.shell.viewSite,
      also: inBoth(({ shell }) => shell.viewSite),
      icon: IconExternalLink,
      run: () => void window.open(site, '_blank', 'noreferrer'),
    },
    {
      id: 'messages',
      name: words.messageRegion.recent,
      also: inBoth(({ messageRegion }) => messageRegion.recent),
      icon: IconBell,
      run: () => open('messages'),
    },
    {
      id: 'help',
      name: words.palette.help.title,
      also: inBoth(({ palette }) => palette.help.title),
      icon: IconKeyboard,
      run: () => open('help'),
    },
    {
      id: 'sign-out',
      name: words.shell.signOut,
      also: inBoth(({ shell }) => shell.signOut),
      icon: IconLogout,
      run: () => void submit(null, { method: 'post', action: signOutPath }),
    },
  ]
}

/** An Arabic interface is searched in English, too, and the other way round. */
function inBoth(say: (words: typeof english) => string): string {
  return `${say(arabic)} ${say(english)}`
}
