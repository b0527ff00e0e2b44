import {
  IconLanguage,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconMenu2,
  IconSearch,
} from '@tabler/icons-react'
import { Button, Menu, MenuItem, MenuTrigger } from 'react-aria-components'
import { IconButton } from '../../ui/icon-button.tsx'
import { ThemeChoice } from '../../ui/theme-choice.tsx'
import { useIsFrom } from '../../ui/use-breakpoint.ts'
import { useCompanyName } from '../app/company.ts'
import { useLocale, useWords } from '../app/locale/locale.tsx'
import { commonWords } from '../app/locale/words.ts'
import { layoutWords } from './words.ts'
import { RecentToasts } from '../kit/toasts/recent-toasts.tsx'
import type { LayerState } from './palette/use-layer.ts'
import { Breadcrumbs, useTrail } from './breadcrumbs.tsx'
import type { SidebarState } from './use-sidebar.ts'
import { ViewSite } from './view-site.tsx'
import { menuClass, menuItemClass, Popover } from '../../ui/popover.tsx'
import { LanguageName } from './language-name.tsx'
import { useLanguages } from '../app/shell/use-shell-data.ts'
import { paletteWords } from './palette/words.ts'
import { commandKey, Keys } from './palette/keys.tsx'
import paletteStyles from './palette/palette.module.css'
import styles from './top-bar.module.css'

type TopBarProps = { sidebar: SidebarState; layers: LayerState }

export function TopBar({ sidebar, layers }: TopBarProps) {
  const words = useWords(commonWords)
  const company = useCompanyName()
  const hasRoom = useIsFrom(1320)
  const { isDrawer } = sidebar
  const trail = useTrail()
  const here = trail.at(-1) ?? { name: company }
  return (
    <header className={styles.bar}>
      <SidebarToggle sidebar={sidebar} />
      {isDrawer ? (
        <p className={styles.title} data-written={here.isWritten || undefined}>
          <bdi>{here.name}</bdi>
        </p>
      ) : (
        <Breadcrumbs trail={trail} />
      )}
      <div className={styles.tools}>
        <PaletteButton isSmall={!hasRoom} onOpen={() => layers.open('palette')} />
        <RecentToasts
          isOpen={layers.layer === 'messages'}
          onOpenChange={(opens) => (opens ? layers.open('messages') : layers.close())}
        />
        {!isDrawer && (
          <>
            <ViewSite />
            <ThemeChoice words={words.theme} className={styles.theme} />
            <LanguageSwitcher />
          </>
        )}
      </div>
    </header>
  )
}

function SidebarToggle({ sidebar }: { sidebar: SidebarState }) {
  const words = useWords(layoutWords)
  const { isDrawer, isCollapsed, openDrawer, toggle } = sidebar
  const name = isCollapsed ? words.expand : words.collapse
  const Icon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return isDrawer ? (
    <IconButton label={words.openMenu} onPress={openDrawer}>
      <IconMenu2 size={22} aria-hidden="true" />
    </IconButton>
  ) : (
    <IconButton label={name} onPress={toggle}>
      <Icon className="flip" size={20} stroke={1.75} aria-hidden="true" />
    </IconButton>
  )
}

/** One choice for two things: the language of the interface and of the values that fields show. */
function LanguageSwitcher() {
  const words = useWords(layoutWords)
  const { language, choose } = useLocale()
  const languages = useLanguages()
  const current = languages.find(({ code }) => code === language)
  if (languages.length === 0) return null
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

function PaletteButton({ isSmall, onOpen }: { isSmall: boolean; onOpen: () => void }) {
  const words = useWords(paletteWords)
  const icon = <IconSearch size={isSmall ? 20 : 18} stroke={1.75} aria-hidden="true" />
  if (isSmall) {
    return (
      <IconButton label={words.name} onPress={onOpen}>
        {icon}
      </IconButton>
    )
  }
  return (
    <Button className={paletteStyles.open} onPress={onOpen}>
      {icon}
      <span className={paletteStyles.prompt}>{words.prompt}</span>
      <Keys keys={[commandKey, 'K']} />
    </Button>
  )
}
