import { Button } from '../../../ui/button.tsx'
import { useLocale } from '../../app/locale/locale.tsx'

/** Before signing in the server's languages are not known: the two that have words are offered. */
export function LanguageToggle() {
  const { locale, choose } = useLocale()
  const other = locale === 'ar' ? { code: 'en', name: 'English' } : { code: 'ar', name: 'العربية' }
  return (
    <Button look="quiet" onPress={() => choose(other.code)}>
      <bdi lang={other.code}>{other.name}</bdi>
    </Button>
  )
}
