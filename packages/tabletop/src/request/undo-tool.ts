/** What taking back means right now. */
export interface UndoTool {
  readonly label: string
  readonly run: () => void
  /** What it will mean for good, where that is more than the label says. */
  readonly about?: string
  /** It only asks the others. */
  readonly asks?: boolean
}
