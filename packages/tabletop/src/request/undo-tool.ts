/** What taking back means right now. */
export interface UndoTool {
  readonly label: string
  readonly run: () => void
  /** It only asks the others. */
  readonly asks?: boolean
}
