/** The path of an installed nginx, or of the one that NGINX_PATH names. */
export declare function findNginx(): string | undefined
