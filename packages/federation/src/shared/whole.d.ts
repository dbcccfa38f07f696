/** The packages past the sharing (build/shared.ts). */
declare module 'whole/react-router' {
  export * from 'react-router';
}
declare module 'whole/@tanstack/react-query' {
  export * from '@tanstack/react-query';
}
