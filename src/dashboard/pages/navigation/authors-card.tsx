import { type ArticleSection, articleSections } from '../../../domain/articles/article.ts'
import { ownNavigation, showsAuthors } from '../../../domain/navigation/navigation.ts'
import { Switch } from '../../../ui/switch.tsx'
import { useWords } from '../../app/locale/locale.tsx'
import { usePageNames } from '../../app/shell/use-page-names.ts'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { SideCard } from '../../kit/fields/side-card.tsx'
import styles from './navigation.module.css'
import { navigationWords } from './words.ts'

const settingOf = (section: ArticleSection) => `${section}_authors` as const

export function AuthorsCard({ form }: { form: SectionFormState }) {
  const words = useWords(navigationWords)
  const names = usePageNames()
  const own = ownNavigation(form.values)

  function change(section: ArticleSection, isShown: boolean) {
    form.set(settingOf(section), isShown === showsAuthors({}, section) ? null : isShown)
  }

  return (
    <SideCard
      title={words.authors}
      isUnsaved={articleSections.some((section) => form.changedNames.includes(settingOf(section)))}
    >
      <p className={styles.hint}>{words.authorsHint}</p>
      {articleSections.map((section) => (
        <Switch
          key={section}
          isOn={showsAuthors(own, section)}
          onChange={(isShown) => change(section, isShown)}
        >
          {words.withAuthors(names[section])}
        </Switch>
      ))}
    </SideCard>
  )
}
