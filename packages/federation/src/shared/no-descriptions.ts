// Stands in every build for a file of the federation runtime: a sentence in English for each code of a failure. No player sees
// them, and who reads a report finds them by the code.

export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
