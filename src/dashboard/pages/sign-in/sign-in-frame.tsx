import { productLanguages } from '../../../domain/languages/language.ts'
import type { ReactNode } from 'react'
import { useCompanyIcon, useCompanyName } from '../../app/company.ts'
import styles from './sign-in.module.css'
import { OwnMark } from '../../kit/own-mark.tsx'
import { NoriaScene } from '../../../ui/noria-scene.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { useLocale } from '../../app/locale/locale.tsx'

type SignInFrameProps = {
  name: string
  title: string
  introduction?: string
  children: ReactNode
}

export function SignInFrame({ name, title, introduction, children }: SignInFrameProps) {
  const company = useCompanyName()
  const isOwn = useCompanyIcon() !== undefined
  return (
    <div className={styles.page}>
      <title>{`${name} · ${company}`}</title>
      <div className={styles.side}>
        <header className={styles.head}>
          <span className={styles.brand}>
            <OwnMark className={styles.mark} />
            {company}
          </span>
          <LanguageToggle />
        </header>
        <main className={styles.main}>
          <h1>{title}</h1>
          {introduction && <p className={styles.introduction}>{introduction}</p>}
          {children}
        </main>
      </div>
      <div className={styles.art} data-own={isOwn}>
        <NoriaScene />
      </div>
    </div>
  )
}

/** Before signing in the server's languages are not known: those that have words are offered. */
function LanguageToggle() {
  const { locale, choose } = useLocale()
  const others = productLanguages.filter((language) => language !== locale)
  return others.map((language) => (
    <PlainButton key={language} look="quiet" onClick={() => choose(language)}>
      <bdi lang={language}>
        {new Intl.DisplayNames(language, { type: 'language' }).of(language)}
      </bdi>
    </PlainButton>
  ))
}
