import type { ReactNode } from 'react'
import { CompanyMark } from '../../../ui/company-mark.tsx'
import { companyLetter } from '../../../ui/monogram.ts'
import { useCompanyName } from '../../app/company.ts'
import art from './sign-in-art.webp'
import styles from './sign-in.module.css'
import { Button } from '../../../ui/button.tsx'
import { useLocale } from '../../app/locale/locale.tsx'

type SignInFrameProps = {
  /** Of the page, in the browser's tab. */
  name: string
  title: string
  introduction: string
  children: ReactNode
}

/** What stands around a form on the way into the dashboard. */
export function SignInFrame({ name, title, introduction, children }: SignInFrameProps) {
  const company = useCompanyName()
  return (
    <div className={styles.page}>
      <title>{`${name} · ${company}`}</title>
      <div className={styles.side}>
        <header className={styles.head}>
          <span className={styles.brand}>
            <CompanyMark letter={companyLetter(company)} />
            {company}
          </span>
          <LanguageToggle />
        </header>
        <main className={styles.main}>
          <h1>{title}</h1>
          <p className={styles.introduction}>{introduction}</p>
          {children}
        </main>
      </div>
      <img className={styles.art} src={art} alt="" width="1920" height="1080" />
    </div>
  )
}

/** Before signing in the server's languages are not known: the two that have words are offered. */
function LanguageToggle() {
  const { locale, choose } = useLocale()
  const other = locale === 'ar' ? { code: 'en', name: 'English' } : { code: 'ar', name: 'العربية' }
  return (
    <Button look="quiet" onPress={() => choose(other.code)}>
      <bdi lang={other.code}>{other.name}</bdi>
    </Button>
  )
}
