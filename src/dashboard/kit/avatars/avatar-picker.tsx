import { IconPhotoPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { presetAvatars } from '../../../domain/user.ts'
import { Button } from '../../../ui/button.tsx'
import { FileImage } from '../../../ui/file-image.tsx'
import { Avatar } from '../avatar.tsx'
import { imageProblem } from '../fields/check-image.ts'
import { ImageChooser } from '../fields/image-drop.tsx'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { avatarWords } from './words.ts'
import styles from './avatar-picker.module.css'

type AvatarPickerProps = {
  name: string
  /** The address of the picture that is saved, or ''. */
  stored: string
  value: File | string
  onChange: (value: File | string) => void
  error?: string | undefined
}

const fileValue = 'file'

/** None, one of six, or a picture of one's own. */
export function AvatarPicker({ name, stored, value, onChange, error }: AvatarPickerProps) {
  const words = useWords(avatarWords)
  const { translate } = useLocale()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isOwnStored = stored !== '' && !presetAvatars.some((preset) => preset === stored)
  const refusal = problem ?? error

  function choose([picked]: File[]) {
    const found = imageProblem(picked)
    setProblem(found)
    if (!picked || found) return
    setFile(picked)
    onChange(picked)
  }

  return (
    <div className={styles.picker}>
      <RadioGroup
        className={styles.group}
        orientation="horizontal"
        value={value instanceof File ? fileValue : value}
        onChange={(chosen) => onChange(chosen === fileValue && file ? file : chosen)}
      >
        <Label className={styles.label}>{words.avatar}</Label>
        <div className={styles.options}>
          <Option value="" name={words.noAvatar}>
            <Avatar name={name} avatar="" className={styles.picture} />
          </Option>
          {presetAvatars.map((preset, index) => (
            <Option
              key={preset}
              value={preset}
              name={words.avatarNumber(index + 1, presetAvatars.length)}
            >
              <Avatar name={name} avatar={preset} className={styles.picture} />
            </Option>
          ))}
          {isOwnStored && (
            <Option value={stored} name={words.ownPicture}>
              <Avatar name={name} avatar={stored} className={styles.picture} />
            </Option>
          )}
          {file && (
            <Option value={fileValue} name={file.name}>
              <FileImage file={file} alt="" className={styles.picture} />
            </Option>
          )}
        </div>
      </RadioGroup>
      <ImageChooser onFiles={choose}>
        <Button look="quiet" icon={<IconPhotoPlus size={18} stroke={1.75} aria-hidden="true" />}>
          {words.choosePicture}
        </Button>
      </ImageChooser>
      <p className={styles.problem} role="alert">
        {refusal && translate(refusal)}
      </p>
    </div>
  )
}

function Option({ value, name, children }: { value: string; name: string; children: ReactNode }) {
  return (
    <Radio value={value} aria-label={name} className={styles.option}>
      {children}
    </Radio>
  )
}
