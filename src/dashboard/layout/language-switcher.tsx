import { IconLanguage } from '@tabler/icons-react'
import { Button, Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { menuClass, menuItemClass, Popover } from '../../ui/popover.tsx'
import { useLocale, useWords } from '../app/locale/locale.tsx'
import { layoutWords } from './words.ts'
import { LanguageName } from './language-name.tsx'
import styles from './top-bar.module.css'
import { useLanguages } from '../app/shell/use-languages.ts'

/** One choice for two things: the language of the interface and of the values that fields show. */
export function LanguageSwitcher() {
  const words = useWords(layoutWords)
  const { language, choose } = useLocale()
  const languages = useLanguages()
  const current = languages.find(({ code }) => code === language)
  return (
    <MenuTrigger>
      <Button
        className={styles.language}
        aria-label={`${words.language}: ${current?.name ?? language}`}
      >
        <IconLanguage size={20} stroke={1.75} aria-hidden="true" />
        <bdi>{current?.name ?? language}</bdi>
      </Button>
      <Popover placement="bottom end">
        <Menu
          className={menuClass}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[language]}
          onAction={(key) => choose(String(key))}
        >
          {languages.map((offered) => (
            <MenuItem
              key={offered.code}
              id={offered.code}
              textValue={offered.name}
              className={menuItemClass}
            >
              <LanguageName language={offered} />
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
