export const nobody = { about: 'Is no agent.' }
