export const Bare = () => null;
