import { IconPhotoPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import type { LibraryPictureResponse } from '../../../contract/media.ts'
import { avatarAddress, presetAvatars } from '../../../domain/people/user.ts'
import { Button } from '../../../ui/button.tsx'
import { FileImage } from '../../../ui/file-image.tsx'
import { Avatar } from '../../kit/avatar.tsx'
import { imageProblem, noteMoving } from '../../kit/fields/check-image.ts'
import { ImageChooser } from '../../kit/fields/image-drop.tsx'
import { MediaChooser } from '../media-chooser/media-chooser.tsx'
import { mediaWords } from '../media-chooser/words.ts'
import { useLocale, useWords } from '../../app/locale/locale.tsx'
import { type AvatarChoice, isOfLibrary } from './avatar-choice.ts'
import { avatarWords } from './words.ts'
import styles from './avatar-picker.module.css'

type AvatarPickerProps = {
  name: string
  stored: string
  value: AvatarChoice
  onChange: (value: AvatarChoice) => void
  error?: string | undefined
}

const fileValue = 'file'
const libraryValue = 'library'

export function AvatarPicker({ name, stored, value, onChange, error }: AvatarPickerProps) {
  const words = useWords(avatarWords)
  const { translate } = useLocale()
  const { unnamed } = useWords(mediaWords)
  const [file, setFile] = useState<File | null>(null)
  const [picked, setPicked] = useState<LibraryPictureResponse | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isOwnStored = stored !== '' && !presetAvatars.some((preset) => preset === stored)
  const refusal = problem ?? error

  function choose([given]: File[]) {
    const found = imageProblem(given)
    setProblem(found)
    if (!given || found) return
    setFile(given)
    onChange(given)
    void noteMoving([given])
  }

  function pick([picture]: LibraryPictureResponse[]) {
    if (!picture) return
    setPicked(picture)
    onChange(picture)
  }

  function select(chosen: string) {
    if (chosen === fileValue && file) onChange(file)
    else if (chosen === libraryValue && picked) onChange(picked)
    else onChange(chosen)
  }

  return (
    <div className={styles.picker}>
      <RadioGroup
        className={styles.group}
        orientation="horizontal"
        value={selectedIn(value)}
        onChange={select}
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
          {picked && (
            <Option value={libraryValue} name={picked.name || unnamed}>
              <Avatar name={name} avatar={avatarAddress(picked)} className={styles.picture} />
            </Option>
          )}
        </div>
      </RadioGroup>
      <div className={styles.tools}>
        <ImageChooser onFiles={choose}>
          <Button look="quiet" icon={<IconPhotoPlus size={18} stroke={1.75} aria-hidden="true" />}>
            {words.choosePicture}
          </Button>
        </ImageChooser>
        <MediaChooser onChoose={pick} />
      </div>
      <p className={styles.problem} role="alert">
        {refusal && translate(refusal)}
      </p>
    </div>
  )
}

function selectedIn(value: AvatarChoice): string {
  if (value instanceof File) return fileValue
  return isOfLibrary(value) ? libraryValue : value
}

function Option({ value, name, children }: { value: string; name: string; children: ReactNode }) {
  return (
    <Radio value={value} aria-label={name} className={styles.option}>
      {children}
    </Radio>
  )
}
