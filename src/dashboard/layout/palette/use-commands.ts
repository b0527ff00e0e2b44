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
import { articleSections } from '../../../domain/articles/article.ts'
import { themes, useTheme } from '../../../ui/theme.ts'
import { listPath } from '../../app/shell/page-path.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import { shellWords } from '../../app/shell/words.ts'
import { paletteWords } from './words.ts'
import { commonWords } from '../../app/locale/words.ts'
import { layoutWords } from '../words.ts'
import { toastWords } from '../../kit/toasts/words.ts'
import { signOutPath } from '../../app/session.ts'
import { useLanguages, useMenu } from '../../app/shell/use-shell-data.ts'
import { useSiteAddress } from '../view-site.tsx'
import { type ProductLanguage, productLanguages } from '../../../domain/languages/language.ts'
import { type Command, type CommandGroup, foundIn } from './command.ts'
import { useArticleCommands } from './use-article-commands.ts'
import type { Layer } from './use-layer.ts'

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
  const names = usePageNames()
  const navigate = useNavigate()
  return useMenu().flatMap(({ entries }) =>
    entries.map(({ page, path, icon }) => ({
      id: path,
      name: names[page],
      also: inEveryLanguage((locale) => shellWords[locale].pages[page]),
      icon,
      run: () => void navigate(path),
    })),
  )
}

function useCreateCommands(): Command[] {
  const words = useWords(shellWords)
  const navigate = useNavigate()
  return articleSections.map((section) => ({
    id: `new-${section}`,
    name: words.sections[section].create,
    also: inEveryLanguage((locale) => shellWords[locale].sections[section].create),
    icon: IconPlus,
    run: () => void navigate(`${listPath(section)}/new`),
  }))
}

function useLanguageCommands(): Command[] {
  const words = useWords(paletteWords)
  const { language, choose } = useLocale()
  const others = useLanguages().filter(({ code }) => code !== language)
  return others.map(({ code, name }) => ({
    id: `language-${code}`,
    name: words.interfaceIn(name),
    also: inEveryLanguage((locale) => paletteWords[locale].interfaceIn(code)),
    icon: IconLanguage,
    run: () => choose(code),
  }))
}

function useThemeCommands(): Command[] {
  const words = useWords(paletteWords)
  const common = useWords(commonWords)
  const [current, choose] = useTheme()
  const others = themes.filter((theme) => theme !== current)
  return others.map((theme) => ({
    id: `theme-${theme}`,
    name: words.theme(common.theme[theme]),
    also: inEveryLanguage((locale) => paletteWords[locale].theme(commonWords[locale].theme[theme])),
    icon: IconPalette,
    run: () => choose(theme),
  }))
}

function useShellCommands(open: (layer: Layer) => void): Command[] {
  const layout = useWords(layoutWords)
  const toast = useWords(toastWords)
  const words = useWords(paletteWords)
  const submit = useSubmit()
  const site = useSiteAddress()
  return [
    {
      id: 'site',
      name: layout.viewSite,
      also: inEveryLanguage((locale) => layoutWords[locale].viewSite),
      icon: IconExternalLink,
      run: () => void window.open(site, '_blank', 'noreferrer'),
    },
    {
      id: 'messages',
      name: toast.recent,
      also: inEveryLanguage((locale) => toastWords[locale].recent),
      icon: IconBell,
      run: () => open('messages'),
    },
    {
      id: 'help',
      name: words.help.title,
      also: inEveryLanguage((locale) => paletteWords[locale].help.title),
      icon: IconKeyboard,
      run: () => open('help'),
    },
    {
      id: 'sign-out',
      name: layout.signOut,
      also: inEveryLanguage((locale) => layoutWords[locale].signOut),
      icon: IconLogout,
      run: () => void submit(null, { method: 'post', action: signOutPath }),
    },
  ]
}

/** An Arabic interface is searched in English, too, and the other way round. */
function inEveryLanguage(say: (locale: ProductLanguage) => string): string {
  return productLanguages.map(say).join(' ')
}
