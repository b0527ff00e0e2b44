import type { ReactNode } from 'react'
import { data, Outlet } from 'react-router'
import { filled } from '../../domain/site-words/product-words.ts'
import { standardTimeZone } from '../../domain/wall-clock.ts'
import { storage } from '../../storage/storage.server.ts'
import { LanguageToggle } from '../language/language-links.tsx'
import siteStyles from '../site.module.css'
import { useAlternates, useSite } from '../site.ts'
import { useLanguageName, useWords } from '../words/use-words.ts'
import type { Route } from './+types/preview-page.ts'
import { PreviewBar } from './preview-bar.tsx'
import { previewWords } from './preview-words.ts'
import styles from './preview.module.css'
import { sharedPreview } from './shared-preview.ts'

/** It surrounds the very page of the article. */
export async function loader({ context }: Route.LoaderArgs) {
  const preview = context.get(sharedPreview)
  if (!preview) throw data({ readableIn: [] }, { status: 404 })
  const { language, shared } = preview
  if (!shared) return data({ savedAt: null, isWritten: false }, { status: 410 })
  const isWritten = Boolean(shared.article.texts[language]?.title)
  const zone = (await storage.timeZone.find()) ?? standardTimeZone
  return { savedAt: timeIn(zone, shared.savedAt), isWritten }
}

export default function PreviewPage({ loaderData: { savedAt, isWritten } }: Route.ComponentProps) {
  const { language } = useSite()
  const { readableIn = [] } = useAlternates()
  const words = useWords(previewWords)
  const languageName = useLanguageName('missing_language')
  if (savedAt === null) return <PreviewNotice heading={words.ended}>{words.again}</PreviewNotice>
  return (
    <>
      <PreviewBar savedAt={savedAt} />
      {isWritten ? (
        <Outlet />
      ) : (
        <PreviewNotice heading={filled(words.unwritten, { language: languageName(language) })}>
          <LanguageToggle among={readableIn} />
        </PreviewNotice>
      )}
    </>
  )
}

type PreviewNoticeProps = { heading: string; children: ReactNode }

function PreviewNotice({ heading, children }: PreviewNoticeProps) {
  const { fallback } = useSite()
  return (
    <section className={`${siteStyles.container} ${styles.notice}`} lang={fallback}>
      <h1>{heading}</h1>
      <div>{children}</div>
    </section>
  )
}

function timeIn(timeZone: string, time: Date): string {
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
    timeZoneName: 'short',
  }).format(time)
}
