import { IconExternalLink } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { isPublished, pathInLanguage } from '../../domain/languages/language.ts'
import { useLocale, useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import { shellWords } from '../app/shell/words.ts'
import { sitePathOf } from '../app/shell/menu.ts'
import { useLanguages } from '../app/shell/use-shell-data.ts'
import styles from './top-bar.module.css'

export function ViewSite() {
  const words = useWords(layoutWords)
  const shell = useWords(shellWords)
  return (
    <a className={styles.site} href={useSiteAddress()} target="_blank" rel="noopener">
      <IconExternalLink className="flip" size={18} stroke={1.75} aria-hidden="true" />
      <span className={styles.label}>{words.viewSite}</span>
      <span className="sr"> ({shell.newTab})</span>
    </a>
  )
}

export function useSiteAddress(): string {
  const { language } = useLocale()
  const path = sitePathOf(useLocation().pathname)
  const chosen = useLanguages().find(({ code }) => code === language)
  return chosen && isPublished(chosen) ? pathInLanguage(chosen.code, path) : path
}
