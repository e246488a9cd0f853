// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// A coin of the sandbox. Anyone may mint it: it is worth nothing.
contract Token is ERC20 {
    uint8 private immutable _places;

    constructor(string memory name, string memory symbol, uint8 places) ERC20(name, symbol) {
        _places = places;
    }

    function decimals() public view override returns (uint8) {
        return _places;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
