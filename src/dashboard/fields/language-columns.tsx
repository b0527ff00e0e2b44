import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import type { Completeness } from '../../domain/article.ts'
import type { Language, LanguageCode } from '../../domain/language.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { useInterface } from '../interface.tsx'
import { useLanguagesChosenFirst } from '../shell/use-languages.ts'
import styles from './language-columns.module.css'
import { StateBadge } from './state-badge.tsx'

type LanguageColumnsProps = {
  stateOf: (language: LanguageCode) => Completeness
  /** The fields of one language. */
  children: (language: LanguageCode) => ReactNode
}

/** Every language of the server, the chosen one first: side by side, or as tabs where it is narrow. */
export function LanguageColumns({ stateOf, children }: LanguageColumnsProps) {
  const isWide = useMediaQuery('(min-width: 1100px)')
  const languages = useLanguagesChosenFirst()
  if (!isWide) return <LanguageTabs {...{ languages, stateOf, children }} />
  return (
    <div className={styles.columns}>
      {languages.map(({ code, name }) => (
        <section key={code} className={styles.column} aria-label={name}>
          <h2 className={styles.head}>
            <bdi lang={code}>{name}</bdi>
            <bdi className={styles.code}>{code}</bdi>
            <StateBadge state={stateOf(code)} />
          </h2>
          {children(code)}
        </section>
      ))}
    </div>
  )
}

/** Panels stay in the document, so that each editor keeps its place and its history. */
function LanguageTabs({
  languages,
  stateOf,
  children,
}: LanguageColumnsProps & { languages: Language[] }) {
  const { words, nameOf } = useInterface()
  return (
    <Tabs className={styles.tabs}>
      <TabList className={styles.tabList} aria-label={words.form.languages}>
        {languages.map(({ code, name }) => (
          <Tab key={code} id={code} className={styles.tab}>
            <bdi lang={code}>{name}</bdi>
            <StateBadge state={stateOf(code)} name={nameOf(code)} shown={code} />
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
