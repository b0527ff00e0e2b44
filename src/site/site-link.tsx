import { Link, type LinkProps } from 'react-router'
import { pathInLanguage } from '../domain/languages/language.ts'
import { useSite } from './site.ts'

/** Stays in the language of the page. */
export function SiteLink({ to, ...link }: Omit<LinkProps, 'to'> & { to: string }) {
  const { language } = useSite()
  return <Link discover="none" to={pathInLanguage(language, to)} {...link} />
}
