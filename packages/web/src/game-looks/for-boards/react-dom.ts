/** What boards of games from outside find under `react-dom`. */
// oxlint-disable-next-line import/no-default-export -- for boards that write `import ReactDom`
export { createPortal, default, flushSync, useFormStatus, version } from 'react-dom'
