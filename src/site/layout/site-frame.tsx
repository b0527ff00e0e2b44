import {
  type ReactNode,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigation } from 'react-router'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { laterPart } from '../later-part.tsx'
import { SiteHeader } from './site-header.tsx'
import { useRouterInTransitions } from './use-router-in-transitions.ts'
import { useMarkInteractive } from '../../ui/use-mark-interactive.ts'
import { useFailedNavigation } from '../navigation/failed-navigation.ts'
import {
  rememberLastSite,
  useIsSwitchingLanguage,
  usePathWithoutLanguage,
  useAlternates,
  useSite,
  useSiteData,
} from '../site.ts'
import { useCountedViews } from '../visits/use-counted-views.ts'
import { Label } from '../words/label.tsx'
import { filled } from '../../domain/site-words/product-words.ts'
import styles from './site-frame.module.css'

const SiteFooter = laterPart(async () => (await import('./site-footer.tsx')).SiteFooter)
const AnnouncementBar = lazyComponent(
  async () => (await import('../beside/announcement-bar.tsx')).AnnouncementBar,
)

export function SiteFrame({ children }: { children: ReactNode }) {
  const { announcement, fallback, language, languageOf, words } = useSite()
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
      {announcement && (
        <Suspense>
          <AnnouncementBar />
        </Suspense>
      )}
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
      <Announcer isSwitching={isSwitching} />
      <SiteFooter />
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

type Shown = { entry: string; page: string }

/** It is kept here because an error page replaces the whole frame. */
let shown: Shown | undefined

/** The focus goes to the heading of a new page; in another language only if the focus was lost. */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { key: entry, search, hash } = useLocation()
  const path = usePathWithoutLanguage()
  const [first = path] = Object.values(useAlternates().paths ?? {})
  const page = first + search
  useEffect(() => {
    const before = shown
    shown = { entry, page }
    if (!before || before.entry === entry) return
    // The browser follows anchors within the page.
    const hasTarget = hash !== '' || document.activeElement !== document.body
    if (before.page === page && hasTarget) return
    const heading = main.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [entry, page, hash, main])
}
