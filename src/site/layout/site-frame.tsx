import { type ReactNode, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { laterPart } from '../later-part.tsx'
import { SiteHeader } from './site-header.tsx'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useRouterInTransitions } from './use-router-in-transitions.ts'
import { useMarkInteractive } from '../../ui/use-mark-interactive.ts'
import { useFailedNavigation } from '../navigation/failed-navigation.ts'
import { rememberLastSite, useIsSwitchingLanguage, useSite, useSiteData } from '../site.ts'
import styles from './site-frame.module.css'
import { useCountedViews } from '../visits/use-counted-views.ts'
import { whenVisitorInteracts } from '../when-visitor-interacts.ts'
import { Label } from '../words/label.tsx'
import { filled } from '../../domain/site-words/product-words.ts'

const SiteFooter = laterPart(async () => (await import('./site-footer.tsx')).SiteFooter)
const NavigationNotice = lazyComponent(async () => {
  await whenVisitorInteracts()
  return (await import('../navigation/navigation-notice.tsx')).NavigationNotice
})

export function SiteFrame({ children }: { children: ReactNode }) {
  const { fallback, language, languageOf, words } = useSite()
  const site = useSiteData()
  const main = useRef<HTMLElement>(null)
  const isSwitching = useIsSwitchingLanguage()
  useFocusOnNavigation(main)
  useRouterInTransitions()
  useMarkInteractive()
  useCountedViews()
  useEffect(() => rememberLastSite(site), [site])
  return (
    <div
      className={styles.frame}
      lang={languageOf('frame_navigation')}
      onClickCapture={hear}
      onKeyDownCapture={hear}
    >
      <a className={styles.skip} href="#content">
        <Label of="frame_skip">{words.frame_skip}</Label>
      </a>
      <Progress />
      <SiteHeader />
      <main
        id="content"
        ref={main}
        tabIndex={-1}
        className={styles.main}
        lang={fallback && language}
        aria-busy={isSwitching || undefined}
      >
        {children}
      </main>
      <SiteFooter />
      <Announcer isSwitching={isSwitching} />
      <Suspense>
        <NavigationNotice />
      </Suspense>
    </div>
  )
}

/** React calls nobody while what was clicked is not hydrated: `early-script.ts` then clicks it again. */
function hear({ nativeEvent }: SyntheticEvent): void {
  Object.assign(nativeEvent, { isHeard: true })
}

function Progress() {
  const isIdle = useNavigation().state === 'idle'
  const isWaiting = useFailedNavigation()?.isTrying === false
  return isIdle || isWaiting ? null : <div className={styles.progress} aria-hidden="true" />
}

const loadingAfter = 600

function Announcer({ isSwitching }: { isSwitching: boolean }) {
  const { language, languages, words } = useSite()
  const [text, setText] = useState('')
  const announced = useRef(language)

  useEffect(() => {
    if (!isSwitching) return
    const timer = setTimeout(() => setText(words.frame_loading), loadingAfter)
    return () => clearTimeout(timer)
  }, [isSwitching, words])

  useEffect(() => {
    if (announced.current === language) return
    announced.current = language
    const name = languages.find(({ code }) => code === language)?.name ?? language
    setText(filled(words.language_now, { name }))
  }, [language, languages, words])

  return <output className="sr">{text}</output>
}
