import { IconExternalLink } from '@tabler/icons-react'
import { useLocation } from 'react-router'
import { isPublished, pathInLanguage } from '../../domain/language.ts'
import { useInterface } from '../app/locale/interface.tsx'
import { sitePathOf } from '../app/shell/menu.ts'
import styles from './top-bar.module.css'
import { useLanguages } from '../app/shell/use-languages.ts'

export function ViewSite() {
  const { words } = useInterface()
  return (
    <a className={styles.site} href={useSiteAddress()} target="_blank" rel="noreferrer">
      <IconExternalLink className="flip" size={18} stroke={1.75} aria-hidden="true" />
      <span className={styles.label}>{words.shell.viewSite}</span>
      <span className="sr"> ({words.shell.newTab})</span>
    </a>
  )
}

/** Where visitors see what this page edits, in the chosen language if it is theirs already. */
export function useSiteAddress(): string {
  const { language } = useInterface()
  const path = sitePathOf(useLocation().pathname)
  const chosen = useLanguages().find(({ code }) => code === language)
  return chosen && isPublished(chosen) ? pathInLanguage(chosen.code, path) : path
}
