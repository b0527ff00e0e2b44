import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
  useLayoutEffect,
  useRef,
} from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { useSearchParams } from 'react-router'
import type { Language, LanguageCode } from '../../../domain/languages/language.ts'
import { LazyMount } from '../../kit/lazy-mount.tsx'
import { useIsFrom } from '../../../ui/use-breakpoint.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { type BadgeState, fieldWords } from './words.ts'
import { useLanguagesChosenFirst } from '../../app/shell/use-shell-data.ts'
import { StateBadge } from './state-badge.tsx'
import { SideBySideProvider } from './other-languages.tsx'
import styles from './language-columns.module.css'

type LanguageColumnsProps = {
  /** The width is in rem: side by side, no column is narrower. */
  narrowest?: number
  isFocused?: boolean
  stateOf?: (language: LanguageCode) => BadgeState
  /** `since` is what made the fault known: a tab that hides it is then opened. */
  wrong?: { isIn: (language: LanguageCode) => boolean; since: unknown }
  children: (language: LanguageCode) => ReactNode
}

const narrowestField = 16

export function LanguageColumns(props: LanguageColumnsProps) {
  const { narrowest = narrowestField, isFocused = false } = props
  const languages = useLanguagesChosenFirst()
  const isWide = useIsFrom(1100)
  // Another layout would mount the editors anew and lose their history.
  const { ref, isFitting } = useColumnsFit(languages.length, narrowest, isFocused)
  useTextAsked(ref)
  const Layout = isWide && isFitting ? SideBySide : LanguageTabs
  return (
    <div ref={ref} className={styles.languages} data-focused={isFocused || undefined}>
      <Layout languages={languages} {...props} />
    </div>
  )
}

type LayoutProps = LanguageColumnsProps & { languages: Language[] }

/**
 * The other languages are only hidden while one has the focus, so that each editor keeps its
 * history.
 */
function SideBySide({ languages, stateOf, children, isFocused = false }: LayoutProps) {
  const words = useWords(fieldWords)
  const [chosen, choose] = useState(languages[0]?.code ?? '')
  return (
    <SideBySideProvider value={!isFocused}>
      {isFocused && (
        <LazyMount
          load={languageChoice}
          given={{ label: words.languages, languages, chosen, onChoose: choose }}
        />
      )}
      <div className={styles.columns} data-side-by-side={!isFocused || undefined}>
        {languages.map(({ code, name }) => (
          <section
            key={code}
            className={styles.column}
            aria-label={name}
            hidden={isFocused && code !== chosen}
          >
            <h2 className={styles.head}>
              <bdi lang={code}>{name}</bdi>
              <bdi className={styles.code}>{code}</bdi>
              {stateOf && <StateBadge state={stateOf(code)} />}
            </h2>
            {children(code)}
          </section>
        ))}
      </div>
    </SideBySideProvider>
  )
}

async function languageChoice() {
  return (await import('./language-choice.tsx')).LanguageChoice
}

/** Panels stay in the document, so that each editor keeps its place and its history. */
function LanguageTabs({ languages, stateOf, wrong, children }: LayoutProps) {
  const words = useWords(fieldWords)
  const { nameOf } = useLocale()
  const asked = useAskedText()
  const [selected, select] = useState(
    () => (languages.find(({ code }) => asked?.endsWith(`.${code}`)) ?? languages[0])?.code ?? '',
  )
  useWhatIsWrong(wrong, (isWrong) => {
    if (!isWrong(selected)) select(languages.find(({ code }) => isWrong(code))?.code ?? selected)
  })
  return (
    <Tabs
      className={styles.tabs}
      selectedKey={selected}
      onSelectionChange={(key) => select(String(key))}
    >
      <TabList className={styles.tabList} aria-label={words.languages}>
        {languages.map(({ code, name }) => (
          <Tab key={code} id={code} className={styles.tab}>
            <bdi lang={code}>{name}</bdi>
            {stateOf && <StateBadge state={stateOf(code)} name={nameOf(code)} shown={code} />}
          </Tab>
        ))}
      </TabList>
      {languages.map(({ code }) => (
        <TabPanel key={code} id={code} shouldForceMount className={styles.panel}>
          {children(code)}
        </TabPanel>
      ))}
    </Tabs>
  )
}

/** The address may name a text: `?at=content.ar`. */
export function useAskedText(): string | null {
  return useSearchParams()[0].get('at')
}

function useTextAsked(columns: RefObject<HTMLDivElement | null>): void {
  const asked = useAskedText()
  useEffect(() => {
    if (!asked) return
    const field = columns.current?.querySelector(`[data-field="${CSS.escape(asked)}"]`)
    const control = field?.querySelector<HTMLElement>('input, textarea, [contenteditable], button')
    // The heading of a page that comes gets the focus first.
    const timer = setTimeout(() => control?.focus())
    return () => clearTimeout(timer)
  }, [asked, columns])
}

function useWhatIsWrong(
  wrong: LanguageColumnsProps['wrong'],
  show: (isWrong: (language: LanguageCode) => boolean) => void,
): void {
  const showWrong = useEffectEvent(() => wrong && show(wrong.isIn))
  const since = wrong?.since
  useEffect(() => {
    if (since) showWrong()
  }, [since])
}

const gap = 1.5

function useColumnsFit(count: number, column: number, isHeld: boolean) {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(Infinity)

  const look = useEffectEvent((element: HTMLElement) => {
    if (!isHeld) setWidth(element.clientWidth / rootFontSize())
  })

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    look(element)
    const observer = new ResizeObserver(() => look(element))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return { ref, isFitting: width >= count * column + (count - 1) * gap }
}

function rootFontSize(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
}
