/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'content:*' {
  const data: any;
  export default data;
}
