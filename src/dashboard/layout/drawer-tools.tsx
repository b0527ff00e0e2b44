import { useId } from 'react'
import { ThemeChoice } from '../../ui/theme-choice.tsx'
import { useLocale, useWords } from '../app/locale/locale.tsx'
import { commonWords } from '../app/locale/words.ts'
import { layoutWords } from './words.ts'
import styles from './drawer.module.css'
import { LanguageName } from './language-name.tsx'
import { useLanguages } from '../app/shell/use-languages.ts'
import { ViewSite } from './view-site.tsx'

/** The theme and the way to the site, which wider windows have in the bar. */
export function DrawerTools() {
  const words = useWords(commonWords)
  return (
    <div className={styles.tools}>
      <ThemeChoice words={words.theme} />
      <ViewSite />
    </div>
  )
}

/** The choice is in view as soon as the drawer opens, for people who cannot read the menu. */
export function LanguageRadios() {
  const words = useWords(layoutWords)
  const { language, choose } = useLocale()
  const name = useId()
  return (
    <fieldset className={styles.languages}>
      <legend>{words.language}</legend>
      {useLanguages().map((offered) => (
        <label key={offered.code} className={styles.language}>
          <input
            className="sr"
            type="radio"
            name={name}
            checked={offered.code === language}
            onChange={() => choose(offered.code)}
          />
          <LanguageName language={offered} />
        </label>
      ))}
    </fieldset>
  )
}
