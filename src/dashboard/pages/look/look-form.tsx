import { Fragment } from 'react'
import { articleSections } from '../../../domain/articles/article.ts'
import type { Look, LookChoice } from '../../../domain/look/look.ts'
import { lookChoices } from '../../../domain/look/look.ts'
import { Switch } from '../../../ui/switch.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import type { SectionFormState } from '../../editor/sections/use-section-form.ts'
import { LabelledChoice, SegmentedChoice } from '../../kit/fields/choices.tsx'
import { SideCard } from '../../kit/fields/side-card.tsx'
import { ColourField } from './colour-field.tsx'
import { PresetChoice } from './preset-choice.tsx'
import { SketchedChoice } from './sketched-choice.tsx'
import { headingShapes, listShapes, rhythmShapes, type Shape } from './sketches.ts'
import { useLogoColours } from './use-logo-colours.ts'
import { TypefaceChoice } from './typeface-choice.tsx'
import { lookWords } from './words.ts'
import { settingOf } from './shown-look.ts'
import styles from './look-page.module.css'

const listSettings = articleSections.map((section) => `${section}_list` as const)

type LookFormProps = {
  form: SectionFormState
  look: Look
  isChecked: boolean
}

export function LookForm({ form, look, isChecked }: LookFormProps) {
  const words = useWords(lookWords)
  const { translate } = useLocale()
  const isUnsaved = (...names: (keyof Look)[]) =>
    names.some((name) => form.changedNames.includes(name))
  const refused = form.failure?.fields
  const colours = { form, look, isChecked, offered: useLogoColours() }
  const choice = (setting: LookChoice) => (
    <SettingChoice
      setting={setting}
      look={look}
      onChoose={(value) => form.set(setting, settingOf(setting, value) as never)}
    />
  )
  const sketched = <Setting extends LookChoice>(
    setting: Setting,
    shapesOf: (value: Look[Setting]) => Shape[],
  ) => (
    <SketchedChoice
      {...{ setting, look, shapesOf }}
      onChoose={(value) => form.set(setting, settingOf(setting, value) as never)}
    />
  )
  return (
    <div className={styles.cards}>
      <PresetChoice form={form} look={look} />
      <SideCard title={words.colours} isUnsaved={isUnsaved('brand', 'accent')}>
        <ColourField {...colours} setting="brand" />
        <ColourField {...colours} setting="accent" />
        <p className={styles.hint}>{words.coloursHint}</p>
      </SideCard>
      <SideCard title={words.grounds} isUnsaved={isUnsaved('paper', 'ground', 'schemes')}>
        {choice('paper')}
        {choice('ground')}
        <Switch
          isOn={look.schemes === 'light'}
          onChange={(isLight) => form.set('schemes', isLight ? 'light' : null)}
        >
          {words.settings.schemes}
        </Switch>
        <p className={styles.hint}>{words.lightHint}</p>
      </SideCard>
      <SideCard title={words.opening} isUnsaved={isUnsaved('hero', 'scene', 'band')}>
        {choice('hero')}
        <p className={styles.hint}>{words.heroHints[look.hero]}</p>
        {choice('scene')}
        {choice('band')}
      </SideCard>
      <SideCard title={words.lists} isUnsaved={isUnsaved(...listSettings)}>
        <p className={styles.hint}>{words.listsHint}</p>
        {articleSections.map((section) => (
          <Fragment key={section}>
            {sketched(`${section}_list`, (arrangement) => listShapes(section, arrangement))}
          </Fragment>
        ))}
      </SideCard>
      <SideCard title={words.sections} isUnsaved={isUnsaved('rhythm', 'headings', 'eyebrows')}>
        {sketched('rhythm', (rhythm) => rhythmShapes[rhythm])}
        {sketched('headings', (headings) => headingShapes[headings])}
        <Switch
          isOn={look.eyebrows}
          onChange={(isShown) => form.set('eyebrows', isShown ? null : false)}
        >
          {words.settings.eyebrows}
        </Switch>
        <p className={styles.hint}>{words.sectionsHint}</p>
      </SideCard>
      <SideCard title={words.settings.typeface} isUnsaved={isUnsaved('typeface')}>
        <TypefaceChoice
          chosen={look.typeface}
          onChoose={(typeface) => form.set('typeface', settingOf('typeface', typeface))}
        />
      </SideCard>
      <SideCard
        title={words.shape}
        isUnsaved={isUnsaved('corners', 'density', 'name_beside_logo')}
        problem={refused?.corners && translate(refused.corners)}
      >
        {choice('corners')}
        {choice('density')}
        <Switch
          isOn={look.name_beside_logo}
          onChange={(isBeside) => form.set('name_beside_logo', isBeside ? null : false)}
        >
          {words.settings.name_beside_logo}
        </Switch>
        <p className={styles.hint}>{words.nameHint}</p>
      </SideCard>
    </div>
  )
}

type SettingChoiceProps<Setting extends LookChoice> = {
  setting: Setting
  look: Look
  onChoose: (value: Look[Setting]) => void
}

function SettingChoice<Setting extends LookChoice>({
  setting,
  look,
  onChoose,
}: SettingChoiceProps<Setting>) {
  const words = useWords(lookWords)
  const names: Record<string, string> = words.choices[setting]
  return (
    <LabelledChoice label={words.settings[setting]}>
      <SegmentedChoice
        label={words.settings[setting]}
        options={lookChoices[setting].map((key: string) => ({ key, name: names[key] }))}
        chosen={look[setting] as string}
        onChoose={(value) => onChoose(value as Look[Setting])}
      />
    </LabelledChoice>
  )
}
