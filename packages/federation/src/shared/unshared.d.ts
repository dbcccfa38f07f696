/** The packages past the sharing (build/shared.ts). */
declare module 'unshared/react-router' {
  export * from 'react-router';
}
declare module 'unshared/@tanstack/react-query' {
  export * from '@tanstack/react-query';
}
