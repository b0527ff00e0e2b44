/** The message is one sentence that names the setting, and never repeats a value: some are secret. */
export class WrongSetting extends Error {}
