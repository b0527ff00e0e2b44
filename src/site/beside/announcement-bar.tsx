import { useEffect } from 'react'
import { directionOf } from '../../domain/languages/language.ts'
import { LinkIcon } from '../../ui/link-icon.tsx'
import { useSite } from '../site.ts'
import { OuterLink, SiteLink } from '../site-link.tsx'
import sheet from './announcement-bar.css?url'
import type { Announcement } from './beside-in.ts'

const key = 'announcement'

export function AnnouncementBar() {
  const { announcement } = useSite()
  return announcement ? <Bar {...announcement} /> : null
}

function Bar({ text, link, edition, label, dismiss }: Announcement) {
  const { language, languageOf } = useSite()
  useEffect(() => mark(isDismissed(edition)), [edition])

  function hide() {
    remember(edition)
    mark(true)
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true })
  }

  return (
    <aside className="announcement" aria-label={label} lang={languageOf('announcement_label')}>
      <link rel="stylesheet" href={sheet} precedence="parts" />
      <p lang={language} dir={directionOf(language)}>
        <AnnouncementText text={text} link={link} />
      </p>
      <button type="button" aria-label={dismiss} onClick={hide}>
        <LinkIcon name="close" />
      </button>
    </aside>
  )
}

function AnnouncementText({ text, link }: Pick<Announcement, 'text' | 'link'>) {
  if (!link) return text
  if (!link.isExternal) return <SiteLink to={link.path}>{text}</SiteLink>
  return (
    <OuterLink link={link} label={text}>
      {text}
    </OuterLink>
  )
}

function mark(isHidden: boolean): void {
  document.documentElement.toggleAttribute('data-dismissed', isHidden)
}

/** Browsers may refuse to store anything; it is then hidden until the next page is loaded. */
function remember(edition: string): void {
  try {
    sessionStorage.setItem(key, edition)
  } catch {}
}

function isDismissed(edition: string): boolean {
  try {
    return sessionStorage.getItem(key) === edition
  } catch {
    return false
  }
}
