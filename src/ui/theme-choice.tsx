import { useId } from 'react'
import { LinkIcon } from './link-icon.tsx'
import { type Theme, themes, useTheme } from './theme.ts'
import styles from './theme-choice.module.css'

export type ThemeWords = Record<Theme, string> & { label: string }

export function ThemeChoice({ words, className = '' }: { words: ThemeWords; className?: string }) {
  const name = useId()
  const [current, choose] = useTheme()
  return (
    <fieldset className={`${styles.choice} ${className}`} data-theme-choice>
      <legend className="sr">{words.label}</legend>
      {themes.map((theme) => (
        <label key={theme} className={styles.option} title={words[theme]}>
          <input
            className="sr"
            type="radio"
            name={name}
            checked={theme === current}
            onChange={() => undefined}
            // React does not notice a choice that was made before it was there.
            onClick={() => choose(theme)}
          />
          <LinkIcon name={theme} size={18} />
          <span className="sr">{words[theme]}</span>
        </label>
      ))}
    </fieldset>
  )
}
