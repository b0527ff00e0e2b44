import { ThemeChoice } from '../../ui/theme-choice.tsx'
import { useSite } from '../site.ts'

export function SiteThemeChoice() {
  const { words } = useSite()
  const { theme_label: label, theme_system: system, theme_light: light, theme_dark: dark } = words
  return <ThemeChoice words={{ label, system, light, dark }} />
}
