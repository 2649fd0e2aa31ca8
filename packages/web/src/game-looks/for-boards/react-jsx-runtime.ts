/** What the elements that boards of games from outside write come from. */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime'
