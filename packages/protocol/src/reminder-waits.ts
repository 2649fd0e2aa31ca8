/** After how many minutes of waiting somebody who is not looking is reminded. */
export const PUSH_AFTER = [1, 5, 15, 60] as const
export const MAIL_AFTER = [30, 120, 720] as const
